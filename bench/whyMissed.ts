/** Why a goal may be missed, for the report. A reason that no longer holds misleads: read all of them after a full run. */
export const whyMissed = {
  keyBesideHookForm:
    "Part of a key is the browser's own layout and style of a long page, which both forms pay: less code of ours changes the " +
    'ratio little.',
  keyBesidePlain:
    'A key runs the events of React, the store, and one control whose value React sets. Plain inputs run no code at a key.',
  mount:
    "rjsf's own code is loaded and started, which a form of ten questions pays as well, and each question is drawn through " +
    "rjsf's components; the longer the form, the less of the difference is left.",
  firstSubmit:
    'Each wrong question is drawn again through more components than in this react-hook-form, and the summary is announced.',
  firstSection:
    'A form of up to 100 questions is drawn at once. A longer one draws its first 25 questions, but compiles all of them ' +
    'before.',
  size: 'Every form contains rjsf, the compiled checks of answers, and the texts of the screen.',
  rowsBesideQuestions:
    'A row is a form with its own store, so a key also tells the group that its row has changed.',
  rowsBesideOneRow:
    'The browser lays out and styles a page that is fifty times longer. Plain inputs of that length pay for it as well: the ' +
    'table of the repeating group has them.',
} as const;
