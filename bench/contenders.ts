/** The forms that are compared, ours first: every ratio is to react-hook-form, the practical limit. */
export const contenders = [
  { page: 'clubpoort', name: 'form engine' },
  { page: 'stockRjsf', name: 'rjsf 6 stock + ajv8' },
  { page: 'reactHookForm', name: 'react-hook-form, uncontrolled' },
  { page: 'reactHookFormAria', name: 'the same, with our aria, summary and focus' },
] as const;

export type FormPage = (typeof contenders)[number]['page'];
export const yardstick: FormPage = 'reactHookForm';

/** All pages that are built: the forms, and what is measured apart. */
export const pages = [...contenders.map(({ page }) => page), 'reactAlone', 'compile', 'select'] as const;

export const counts = [10, 100, 300, 1000] as const;
export const runs = 5;
