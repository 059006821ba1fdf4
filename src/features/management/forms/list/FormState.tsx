import { formatIsoDay } from '#rules/writtenTime.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managedFormsTexts as texts } from '#src/texts/nl/managedForms.ts';

/** How a form stands, with the day until which, or from which, that holds. */
export function FormState({ form }: { form: ManagedForm }) {
  const { state } = form;
  const when = whenText(form);
  return (
    <div>
      <Pill tone={tones[state]}>{texts.state[state]}</Pill>
      {when !== '' && <Detail>{when}</Detail>}
    </div>
  );
}

const tones = {
  draft: 'neutral',
  open: 'success',
  closed: 'neutral',
  planned: 'info',
  over: 'neutral',
} as const satisfies Record<ManagedForm['state'], unknown>;

function whenText({ state, opensOn, closesOn }: ManagedForm): string {
  if (state === 'planned' && opensOn !== null) return texts.opens(formatIsoDay(opensOn));
  if (state === 'over' && closesOn !== null) return texts.closedSince(formatIsoDay(closesOn));
  return state === 'open' && closesOn !== null ? texts.closes(formatIsoDay(closesOn)) : '';
}
