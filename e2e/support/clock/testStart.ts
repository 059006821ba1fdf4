/** When each spec file begins: a Friday morning in Brussels, or what `E2E_NOW` says (`npm run test:full` walks other days). */
export const testStart = new Date(process.env.E2E_NOW ?? '2026-11-20T10:00:00+01:00');
