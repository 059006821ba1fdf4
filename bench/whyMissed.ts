/** Why a goal may be missed, for the report. A reason that no longer holds misleads: read all of them after a full run. */
export const whyMissed = {
  keyBesideHookForm:
    "Part of a key is the browser's own layout and style of a long page, which both forms pay: less code of ours changes the " +
    'ratio little.',
  keyBesidePlain:
    'A key runs the events of React, the store, and one control whose value React sets. Plain inputs run no code at a key.',
  mount:
    'The sections of a server are read and compiled into questions, schemas and conditions, and each question has a store, a ' +
    'frame and its ARIA attributes. A form of ten questions pays for the start of that code.',
  firstSubmit:
    'Each wrong question is drawn again with its frame, the summary is announced, and the title of the page changes.',
  compile:
    'The budget is stated for the reference machine of `docs/testing.md`, and the time follows the processor.',
  firstSection:
    'A form of up to 100 questions is drawn at once. A longer one draws its first 25 questions, but compiles all of them ' +
    'before.',
  size: 'Every form contains the kinds of question, the compiled checks of answers, and the texts of the screen.',
  rowsBesideQuestions:
    'A row is a form with its own store, so a key also tells the group that its row has changed.',
  rowsBesideOneRow:
    'The browser lays out and styles a page that is fifty times longer. Plain inputs of that length pay for it as well: the ' +
    'table of the repeating group has them.',
} as const;
