export const testCheckoutStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f5f6f8, #14161a); color: light-dark(#1b1e23, #eceef1); }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
.lead { margin: 0.5rem 0 1.5rem; color: light-dark(#565d67, #a9b0bb); }
dl, fieldset, .over {
  margin: 0 0 1rem; padding: 1rem; border: 1px solid light-dark(#dcdfe4, #343a43); border-radius: 10px;
  background: light-dark(#ffffff, #1c1f25);
}
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dt { color: light-dark(#565d67, #a9b0bb); }
dd { margin: 0; overflow-wrap: anywhere; }
.amount { margin-top: 0.5rem; }
.amount dd { font-weight: 700; font-variant-numeric: tabular-nums; }
legend { padding: 0 0.5rem; margin-left: -0.5rem; font-weight: 600; }
fieldset { display: grid; gap: 0.75rem; min-width: 0; }
button, .button {
  box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem; border-radius: 10px;
  border: 1px solid light-dark(#7d8590, #7d8693); background: light-dark(#ffffff, #23272f); color: inherit;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
button.paid, .button {
  border-color: transparent; background: light-dark(#1b6238, #8fd9a8); color: light-dark(#ffffff, #14161a);
}
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid light-dark(#2f5bb7, #8fb0f5); outline-offset: 2px; }
`;
