/** When a test's server begins: a Friday morning in Brussels, or what `TEST_NOW` says (`npm run test:full` walks other days). */
export const testStart = new Date(process.env.TEST_NOW ?? '2026-11-20T10:00:00+01:00');
