import { type BuilderPreset, clubPresets, type HostSettings } from '@clubpoort/form-engine/builder';
import type { WireQuestion } from '@clubpoort/form-engine/headless';
import { isReadByTeachers } from '#rules/readByTeachers.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';

const { settings: texts } = formSavingTexts;

type Scope = FormToEdit['scope'];

/** The settings of a club for a question, by the names that `get_form_editor` gives. */
export function clubSettingsOf(scope: Scope): HostSettings {
  return {
    title: texts.title,
    properties: {
      for_teachers: { type: 'boolean', title: texts.forTeachers },
      consent: { type: 'boolean', title: texts.consent, description: texts.consentHelp },
      kept_until: {
        type: 'string',
        title: texts.keptUntil,
        description: texts.keptUntilHelp,
        oneOf: Object.entries(texts.kept).map(([value, title]) => ({ const: value, title })),
      },
    },
    says: (question) => (hasTeachers(question, scope) ? texts.readBy.teachers : texts.readBy.club),
  };
}

/** Nobody teaches a form outside courses. */
function hasTeachers(
  { type, default_key: defaultKey, ...marks }: WireQuestion & { readonly for_teachers?: unknown },
  scope: Scope,
): boolean {
  return (
    scope !== 'form' &&
    isReadByTeachers({ type: type ?? '', defaultKey, isForTeachers: marks.for_teachers === true })
  );
}

/** Questions whose answer stands in the profile of a member already. The kinds of birthdates and addresses read theirs by themselves. */
const fromProfile: readonly BuilderPreset[] = (
  [
    { key: 'fname', type: 'text', required: true },
    { key: 'lname', type: 'text', required: true },
    { key: 'mail', type: 'email', required: true },
    { key: 'phone', type: 'phone', required: false },
  ] as const
).map(({ key, ...kind }) => {
  const question = texts.profile.questions[key];
  const asked = { qid: key, question, default_key: key, ...kind };
  return { name: texts.profile.preset(question), words: texts.profile.words, questions: [asked] };
});

/** Presets that a club asks for whoever stands before the child: whom to call, what to heed, and who takes the child home. */
const forTeachers: ReadonlySet<string | undefined> = new Set(['emergency', 'health', 'pickUp']);

/**
 * The questions that clubs ask most. A consent is no answer about health, though nobody's is copied to another person either.
 * Decision: docs/decisions/0345-teachers-read-the-ready-made-questions-about-safety.md
 */
export function presetsOf(scope: Scope): readonly BuilderPreset[] {
  return [...fromProfile, ...clubPresets].map((preset) => ({
    ...preset,
    questions: preset.questions.map((question) => ({
      ...question,
      ...(scope !== 'form' && forTeachers.has(preset.id) && { for_teachers: true }),
      ...(question.type === 'checkbox' && question.sensitive && { consent: true }),
    })),
  }));
}
