/** The user's choice of visible questions. A hidden question is still checked and sent. */
export interface FormView {
  /** 0 for the general questions, otherwise the nid of one course. */
  readonly course: number;
  /** `false` hides optional questions without an answer, where the form allows it. */
  readonly showEmpty: boolean;
  /**
   * Index of the step in `CompiledForm.steps`; the number of steps for the review after the last one. Absent: the
   * questions of all steps.
   */
  readonly step?: number | undefined;
}
