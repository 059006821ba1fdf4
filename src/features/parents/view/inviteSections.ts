import type { WireSection } from '@clubpoort/form-engine/headless';
import type { ShareableChild } from '#src/api/entities/people/parent.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { personQuestions as ask } from '../../person-form/index.ts';

const texts = parentsTexts.invite;

interface Invitation {
  /** '' for none. */
  readonly mail: string;
  /** The children whom it can name: all of them are chosen until the user chooses fewer. */
  readonly children: readonly ShareableChild[];
}

/** The questions of an invitation. A family with one child has nothing to choose. */
export function inviteSections({ mail, children }: Invitation): readonly WireSection[] {
  const question = { required: true, question: texts.mail, help: texts.mailHelp };
  return [
    {
      title: '',
      fields: [
        ask.mail({ ...question, ...(mail !== '' && { answer: mail }) }),
        ...(children.length > 1
          ? [
              ask.members(texts.which, {
                ...{ required: true, help: texts.whichHelp },
                options: Object.fromEntries(children.map(({ uid, name }) => [String(uid), name])),
                answer: children.map(({ uid }) => String(uid)),
              }),
            ]
          : []),
      ],
    },
  ];
}
