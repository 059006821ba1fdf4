/** Start time of a test's server: a Friday morning in Brussels, or `TEST_NOW` (`npm run test:full` uses other days). */
export const testStart = new Date(process.env.TEST_NOW ?? '2026-11-20T10:00:00+01:00');
