import type { WireQuestion } from '../../sections/wireSection.ts';
import { presets as nl } from '../texts/presets/nl.ts';
import { freshQid } from './qids.ts';

/** Questions that a builder adds together, under a name that people look for. */
export interface BuilderPreset {
  /** The same in every language, so that a host knows to which preset it adds settings of its own. */
  readonly id?: string;
  /** The name in the palette. */
  readonly name: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** The questions. One whose qid is taken gets another. */
  readonly questions: readonly WireQuestion[];
}

/** Questions of a host that can be added again, under the name of their list. */
export interface QuestionBank {
  /** The name of the list in the palette. */
  readonly name: string;
  /** The questions, each added on its own. */
  readonly questions: readonly WireQuestion[];
}

/** The words of the presets in a language. */
export type PresetWords = typeof nl;

type PresetId = Exclude<keyof PresetWords, 'yes' | 'no'>;

/**
 * The questions that clubs ask most, in the language of the words. Health and consent are sensitive: nobody's answer is copied to
 * another person.
 */
export function presetsIn(words: PresetWords): readonly BuilderPreset[] {
  const { yes, no, emergency, health, photos, shirt, pickUp, signature } = words;
  const isAllergic = { qid: freshQid([], health.allergic), equals: yes };
  const isOther = { qid: freshQid([], pickUp.by), equals: pickUp.other };
  const preset = (id: PresetId, ...questions: readonly WireQuestion[]) => ({
    ...{ id, name: words[id].name, words: words[id].find, questions },
  });
  return [
    preset(
      'emergency',
      asked({ type: 'text', question: emergency.contact, required: true }),
      asked({ type: 'phone', question: emergency.phone, required: true }),
    ),
    preset(
      'health',
      asked({
        type: 'radio',
        question: health.allergic,
        options: [yes, no],
        required: true,
        sensitive: true,
      }),
      asked({
        type: 'select_multiple',
        question: health.allergies,
        options: health.usual,
        config: { other: true },
        sensitive: true,
        visible_when: isAllergic,
        required_when: isAllergic,
      }),
      asked({
        type: 'textarea',
        question: health.medication,
        help: health.medicationHelp,
        sensitive: true,
      }),
    ),
    preset('photos', asked({ type: 'checkbox', question: photos.agreed, sensitive: true })),
    preset('shirt', asked({ type: 'select', question: shirt.name, options: shirt.sizes, required: true })),
    preset(
      'pickUp',
      asked({
        type: 'radio',
        question: pickUp.by,
        options: [pickUp.parent, pickUp.other, pickUp.alone],
        required: true,
      }),
      asked({ type: 'text', question: pickUp.who, visible_when: isOther, required_when: isOther }),
    ),
    preset(
      'signature',
      asked({ type: 'text', question: signature.parent, required: true }),
      asked({ type: 'signature', question: signature.signed, required: true }),
    ),
  ];
}

/** A question whose qid is made from its label. */
function asked(question: Omit<WireQuestion, 'qid'> & { readonly question: string }): WireQuestion {
  return { qid: freshQid([], question.question), ...question };
}

/** The presets in Dutch. */
export const clubPresets: readonly BuilderPreset[] = presetsIn(nl);
