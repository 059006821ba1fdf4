import { hrefs } from '#src/paths.ts';

/** Last segment of the address of the forms of a club, for its managers. */
export const formsPart = 'formulieren';

interface OfForm {
  /** The club's url. */
  readonly club: string;
  /** The form's url. */
  readonly form: string;
}

export function managedFormsHref(club: string): string {
  return hrefs.management({ club, part: formsPart });
}

/** The summary of a form. */
export function formSummaryHref({ club, form }: OfForm): string {
  return hrefs.management({ club, part: formsPart, formulier: form });
}

interface Filtered extends OfForm {
  readonly choice?: { readonly column: string; readonly option: string };
}

/** The list of the answers to a form, or those that chose an option. */
export function formAnswersHref({ club, form, choice }: Filtered): string {
  const filter = choice && { vraag: choice.column, keuze: choice.option };
  return hrefs.management({ club, part: formsPart, formulier: form, toon: 'antwoorden', ...filter });
}

/** Everything that somebody answered. */
export function formAnswerHref({ club, form, sent }: OfForm & { readonly sent: number }): string {
  return hrefs.management({ club, part: formsPart, formulier: form, antwoord: String(sent) });
}

/** The builder that saves the questions of every registration. */
export function clubQuestionsHref(club: number): string {
  return hrefs.courseFormPreview({ club, bewerk: 1 });
}

/** The builder that saves the questions of a form. */
export function formToEditHref({ club, form }: { readonly club: number; readonly form: number }): string {
  return hrefs.courseFormPreview({ club, formulier: form, bewerk: 1 });
}
