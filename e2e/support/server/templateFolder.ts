/** A data folder with the demo data, filled by the global setup. Each server starts on a copy of it. */
export function templateFolder(): string {
  const folder = process.env.E2E_TEMPLATE_DIR;
  if (folder === undefined) throw new Error('E2E_TEMPLATE_DIR is not set: see playwright.config.ts');
  return folder;
}
