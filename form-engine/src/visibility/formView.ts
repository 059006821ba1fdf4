/** What the person chose to see of a form. It never exempts a question from being checked or sent. */
export interface FormView {
  /** 0 = the general questions, otherwise the nid of one course. */
  readonly course: number;
  /** `false` hides questions that are optional and unfilled, where the form allows it. */
  readonly showEmpty: boolean;
}
