/** Vite's defaults for one page, the mode's name; no inlined files, as our policy allows none. */
export default ({ mode }: { readonly mode: string }) => ({
  build: { manifest: true, assetsInlineLimit: 0, rolldownOptions: { input: `${mode}.html` } },
});
