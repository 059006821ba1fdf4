/** The forms to compare, ours first. Every ratio is relative to react-hook-form, the practical limit. */
export const contenders = [
  { page: 'clubpoort', name: 'form engine' },
  { page: 'stockRjsf', name: 'rjsf 6 stock + ajv8' },
  { page: 'reactHookForm', name: 'react-hook-form, uncontrolled' },
  { page: 'reactHookFormAria', name: 'the same, with our aria, summary and focus' },
] as const;

export type FormPage = (typeof contenders)[number]['page'];
export const yardstick: FormPage = 'reactHookForm';

/** All pages of the benchmark build: the forms, and the separate measurements. */
export const pages = [...contenders.map(({ page }) => page), 'reactAlone', 'compile', 'select'] as const;

export const counts = [10, 100, 300, 1000] as const;
export const runs = 5;
