/**
 * Tests in Node that start programs: whole servers, races of two servers, the commands of a developer. They are the
 * Vitest project `processes`. One such test costs as much as a hundred others, so the slices share them out.
 */
export const processTests: readonly string[] = [
  'tests/server/main*.test.ts',
  'tests/server/{races,whole}/*.test.ts',
  'tests/server/db/drivers/formerLock.test.ts',
  'tests/server/plugins/limits/pressureRelief.test.ts',
  // Books more than a thousand transfers, three presses at once.
  'tests/server/operations/money/money.bookMany.test.ts',
  'tests/server/services/personal-data/retention/retentionRound.scale.test.ts',
  'tests/scripts/backup/backup.test.ts',
  'tests/scripts/club/{club.onPostgres,runClub}.test.ts',
  'tests/scripts/mutants/running/RunnerProcess.test.ts',
];
