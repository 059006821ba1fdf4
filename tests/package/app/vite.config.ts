/** Vite's defaults for the page that the mode names. Files are not inlined, because the policy forbids that. */
export default ({ mode }: { readonly mode: string }) => ({
  build: { manifest: true, assetsInlineLimit: 0, rolldownOptions: { input: `${mode}.html` } },
});
