/** Why a goal may be missed, for the report. A reason that no longer holds is worse than none: read them at each full run. */
export const whyMissed = {
  keyBesideHookForm: 'TODO',
  keyBesidePlain: 'TODO',
  mount:
    "rjsf's own code is loaded and started, which a form of ten questions pays as well, and each question is drawn through " +
    "rjsf's components; the longer the form, the less of the difference is left.",
  firstSubmit: 'TODO',
  firstSection: 'TODO',
  size: 'TODO',
  rowsBesideQuestions: 'TODO',
  rowsBesideOneRow: 'TODO',
} as const;
