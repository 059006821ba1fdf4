/** The forms that are compared, ours first: every ratio is to react-hook-form, the practical limit. */
export const contenders = [
  { page: 'clubpoort', name: 'form engine' },
  { page: 'stockRjsf', name: 'rjsf 6 stock + ajv8' },
  { page: 'reactHookForm', name: 'react-hook-form, uncontrolled' },
] as const;

export type Contender = (typeof contenders)[number]['page'];
export const yardstick: Contender = 'reactHookForm';

export const counts = [10, 100, 300, 1000] as const;
export const runs = 5;
