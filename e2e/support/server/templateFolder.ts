/** A data folder with the demo data, which each server of a journey starts on a copy of; the global setup fills it. */
export function templateFolder(): string {
  const folder = process.env.E2E_TEMPLATE_DIR;
  if (folder === undefined) throw new Error('E2E_TEMPLATE_DIR is not set: see playwright.config.ts');
  return folder;
}
