import { managedFormsHref } from '#src/features/management/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { formSavingTexts as texts } from '#src/texts/nl/formSaving.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';

/** The page that the manager came from: the forms of the club, or its panel for the questions of registrations. */
export function useBack({ club, scope }: FormToEdit) {
  const session = useSession();
  const managed = session.status === 'user' && session.user.managedClubs.find(({ nid }) => nid === club);
  if (!managed) return undefined;
  return scope === 'form'
    ? { to: managedFormsHref(managed.url), label: texts.back.form }
    : { to: hrefs.management({ club: managed.url }), label: texts.back.club };
}
