import { type BuilderPreset, clubPresets, type HostSettings } from '@clubpoort/form-engine/builder';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';

const { settings: texts } = formSavingTexts;

/** The settings of a club for a question, by the names that `get_form_editor` gives. */
export const clubSettings: HostSettings = {
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
};

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

/** The questions that clubs ask most. A consent is no answer about health, though nobody's is copied to another person either. */
export const presetsOfClub: readonly BuilderPreset[] = [...fromProfile, ...clubPresets].map((preset) => ({
  ...preset,
  questions: preset.questions.map((question) =>
    question.type === 'checkbox' && question.sensitive ? { ...question, consent: true } : question,
  ),
}));
