/** The Storybook ids of the pages that other pages link to. tests/package/storybook.test.ts compares them with the built index. */
export const pages = {
  start: 'start-here--start-here',
  colour: 'foundations-colour--colour',
  contrast: 'foundations-contrast--contrast',
  type: 'foundations-type--type',
  space: 'foundations-space-and-shape--space-and-shape',
  motion: 'foundations-motion--motion',
  breakpoints: 'foundations-breakpoints--breakpoints',
  density: 'foundations-density--density',
  labels: 'do-and-don-t-labels--labels',
  kinds: 'kinds-overview--overview',
  form: 'form-registration-form--whole-form',
  languages: 'form-other-languages--english',
  steps: 'form-registration-form--steps',
  schemaForm: 'form-schema-form--whole-form',
  branding: 'form-branding--one-colour',
  controls: 'controls-phoneinput--docs',
  playground: 'playground--playground',
  tokens: 'reference-tokens--tokens',
  texts: 'reference-texts--texts',
  bench: 'reference-bench--bench',
} as const;

/** A page that can be linked to. */
export type PageName = keyof typeof pages;
