// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checked at compile time: every contradiction in a table is found by its name, and nothing else is.
#include "core/rules/sowing/congkak.h"
#include "core/rules/sowing/kalah.h"
#include "core/rules/sowing/mangala_suez.h"
#include "core/rules/sowing/mangala_turkish.h"
#include "core/rules/sowing/oware.h"

#include <QTest>

using namespace qumalaq::rules;

namespace {

constexpr SowingRules kTogyz{};
constexpr SowingRules kCongkak = kCongkakTables[0];
constexpr SowingRules kMangala = kMangalaSuezTables[0];
constexpr SowingRules kOware = kOwareTables[0];
constexpr SowingRules kKalah = kKalahTables[0];
constexpr SowingRules kTurkish = kMangalaTurkishTables[0];

/// Whether the table with this change has this fault and no other.
template <typename Change>
constexpr bool hasOnly(SowingRules rules, SowingRulesError fault, Change change)
{
    change(rules);
    const SowingRulesErrors faults = validate(rules);
    return faults.size() == 1 && faults[0] == fault;
}

template <typename Change>
constexpr bool isSound(SowingRules rules, Change change)
{
    change(rules);
    return validate(rules).empty();
}

static_assert(validate(kTogyz).empty());
static_assert(validate(kCongkak).empty());
static_assert(validate(kMangala).empty());
static_assert(validate(kOware).empty());
static_assert(validate(kKalah).empty());
static_assert(validate(kTurkish).empty());

static_assert(hasOnly(kCongkak, SowingRulesError::PitsOutOfRange, [](SowingRules& r) { r.pits = {2, 9, 7}; }));
static_assert(hasOnly(kCongkak, SowingRulesError::PitsOutOfRange, [](SowingRules& r) { r.pits = {3, 11, 7}; }));
static_assert(isSound(kCongkak, [](SowingRules& r) { r.pits = {3, 3, 3}; }));

static_assert(hasOnly(kCongkak, SowingRulesError::StonesOutOfRange, [](SowingRules& r) { r.stones = {0, 20, 7}; }));
static_assert(hasOnly(kCongkak, SowingRulesError::StonesOutOfRange, [](SowingRules& r) { r.stones = {1, 101, 7}; }));
static_assert(isSound(kCongkak, [](SowingRules& r) { r.stones = {1, 100, 7}; }));

static_assert(hasOnly(kCongkak, SowingRulesError::DefaultOutOfRange, [](SowingRules& r) { r.pits.defaultValue = 2; }));
static_assert(hasOnly(kCongkak, SowingRulesError::DefaultOutOfRange,
                      [](SowingRules& r) { r.stones.defaultValue = 21; }));

static_assert(hasOnly(kCongkak, SowingRulesError::EmptyPitsOutOfRange, [](SowingRules& r) {
    r.emptyPits.push_back({Side::South, 1}); // none in North's row
}));
static_assert(hasOnly(kCongkak, SowingRulesError::EmptyPitsOutOfRange, [](SowingRules& r) {
    r.emptyPits.push_back({Side::South, 1});
    r.emptyPits.push_back({Side::North, 4}); // not on the shortest board
}));
static_assert(isSound(kCongkak, [](SowingRules& r) {
    r.emptyPits.push_back({Side::South, 1});
    r.emptyPits.push_back({Side::North, 3});
}));

static_assert(hasOnly(kMangala, SowingRulesError::HomeTurnWithoutHome,
                      [](SowingRules& r) { r.turn = Turn::AgainFromHome; }));
static_assert(isSound(kMangala, [](SowingRules& r) {
    r.turn = Turn::AgainFromHome;
    r.storeSowing = StoreSowing::OwnOnly;
}));

static_assert(hasOnly(kCongkak, SowingRulesError::RelayLeavesNothingToCount,
                      [](SowingRules& r) { r.capture = Capture::EvenInOtherRow; }));
static_assert(isSound(kCongkak, [](SowingRules& r) {
    r.capture = Capture::EvenInOtherRow;
    r.lap = Lap::Single;
}));

static_assert(hasOnly(kTogyz, SowingRulesError::CountHasNoCapturingStone,
                      [](SowingRules& r) { r.capturingStone = CapturingStone::Stays; }));
static_assert(isSound(kTogyz, [](SowingRules& r) {
    r.capturingStone = CapturingStone::Stays;
    r.capture = Capture::OppositeOfOwnRow;
}));

static_assert(hasOnly(kMangala, SowingRulesError::TuzdykNeedsEvenCapture,
                      [](SowingRules& r) { r.tuzdyk = Tuzdyk::OfThree; }));
static_assert(isSound(kTogyz, [](SowingRules& r) { r.tuzdyk = Tuzdyk::OfThree; }));

static_assert(hasOnly(kTogyz, SowingRulesError::TuzdykWithStoreSowing, [](SowingRules& r) {
    r.tuzdyk = Tuzdyk::OfThree;
    r.storeSowing = StoreSowing::OwnOnly;
}));
static_assert(isSound(kTogyz, [](SowingRules& r) { r.storeSowing = StoreSowing::OwnOnly; }));

static_assert(hasOnly(kMangala, SowingRulesError::EndlessWithoutLimit, [](SowingRules& r) { r.lapLimit = 0; }));
static_assert(isSound(kCongkak, [](SowingRules& r) { r.lapLimit = 0; })); // every lap leaves a stone at home

static_assert(hasOnly(kTogyz, SowingRulesError::LimitWithoutLaps, [](SowingRules& r) { r.lapLimit = 1000; }));

static_assert(hasOnly(kTogyz, SowingRulesError::QuietTurnsUncounted, [](SowingRules& r) { r.quietTurns = 1; }));
static_assert(isSound(kTogyz, [](SowingRules& r) {
    r.quietTurns = 1;
    r.countsTurns = true;
}));

static_assert(hasOnly(kTogyz, SowingRulesError::PrescriptionUncounted,
                      [](SowingRules& r) { r.prescription = Prescription::AfterOpening; }));
static_assert(isSound(kTogyz, [](SowingRules& r) { r.prescription = Prescription::AfterCapture; }));

static_assert(hasOnly(kCongkak, SowingRulesError::PrescribedPass,
                      [](SowingRules& r) { r.prescription = Prescription::AfterCapture; }));

static_assert(hasOnly(kCongkak, SowingRulesError::RestOfEmptyBoard,
                      [](SowingRules& r) { r.remainderOwner = RemainderOwner::RowOwners; }));
static_assert(isSound(kCongkak, [](SowingRules& r) {
    r.remainderOwner = RemainderOwner::RowOwners;
    r.end = End::RowEmpty;
}));

static_assert(hasOnly(kTurkish, SowingRulesError::FirstStoneInPassedOrigin,
                      [](SowingRules& r) { r.origin = Origin::PassedOver; }));
static_assert(isSound(kKalah, [](SowingRules& r) { r.origin = Origin::PassedOver; }));

static_assert(hasOnly(kTurkish, SowingRulesError::RelayLeavesNothingToCount,
                      [](SowingRules& r) { r.lap = Lap::Relay; }));
static_assert(hasOnly(kTurkish, SowingRulesError::CountHasNoCapturingStone,
                      [](SowingRules& r) { r.capturingStone = CapturingStone::Stays; }));
static_assert(hasOnly(kOware, SowingRulesError::CountHasNoCapturingStone,
                      [](SowingRules& r) { r.capturingStone = CapturingStone::Stays; }));

static_assert(hasOnly(kTogyz, SowingRulesError::EmptyCaptureOfNothing,
                      [](SowingRules& r) { r.emptyCapture = EmptyCapture::Itself; }));
static_assert(hasOnly(kKalah, SowingRulesError::EmptyCaptureOfNothing, [](SowingRules& r) {
    r.emptyCapture = EmptyCapture::Itself;
    r.capturingStone = CapturingStone::Stays;
}));
static_assert(isSound(kTurkish, [](SowingRules& r) { r.emptyCapture = EmptyCapture::Itself; }));

static_assert(hasOnly(kKalah, SowingRulesError::GrandSlamOfOnePit,
                      [](SowingRules& r) { r.grandSlam = GrandSlam::TakesNothing; }));
static_assert(isSound(kOware, [](SowingRules& r) { r.grandSlam = GrandSlam::Takes; }));

static_assert(hasOnly(kKalah, SowingRulesError::FeedingAfterTheEnd,
                      [](SowingRules& r) { r.feeding = Feeding::Required; }));
static_assert(hasOnly(kCongkak, SowingRulesError::FeedingAfterTheEnd,
                      [](SowingRules& r) { r.feeding = Feeding::Required; }));
static_assert(isSound(kKalah, [](SowingRules& r) {
    r.feeding = Feeding::Required;
    r.end = End::RowEmpty;
}));

static_assert(hasOnly(kOware, SowingRulesError::PrescribedFeeding,
                      [](SowingRules& r) { r.prescription = Prescription::AfterCapture; }));

static_assert(hasOnly(kOware, SowingRulesError::RestWithoutEmptyRow,
                      [](SowingRules& r) { r.remainderOwner = RemainderOwner::EmptyRow; }));
static_assert(hasOnly(kMangala, SowingRulesError::RestWithoutEmptyRow,
                      [](SowingRules& r) { r.remainderOwner = RemainderOwner::EmptyRow; }));
static_assert(isSound(kKalah, [](SowingRules& r) { r.remainderOwner = RemainderOwner::EmptyRow; }));

} // namespace

class TestSowingRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAllFaultsAtOnce()
    {
        SowingRules rules;
        rules.pits = {1, 20, 30};
        rules.stones = {0, 0, 0};
        rules.lap = Lap::Relay;
        rules.tuzdyk = Tuzdyk::OfThree;
        rules.storeSowing = StoreSowing::OwnOnly;
        rules.quietTurns = 2;
        const SowingRulesErrors faults = validate(rules);
        const std::vector<SowingRulesError> expected = {
            SowingRulesError::PitsOutOfRange,        SowingRulesError::StonesOutOfRange,
            SowingRulesError::DefaultOutOfRange,     SowingRulesError::RelayLeavesNothingToCount,
            SowingRulesError::TuzdykWithStoreSowing, SowingRulesError::QuietTurnsUncounted};
        QVERIFY(std::equal(faults.begin(), faults.end(), expected.begin(), expected.end()));
    }
};

QTEST_APPLESS_MAIN(TestSowingRules)
#include "tst_sowing_rules.moc"
