import type { WireSection } from '@clubpoort/form-engine/headless';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { personQuestions as ask } from '../../person-form/index.ts';

const texts = parentsTexts.invite;

export function inviteSections(mail: string): readonly WireSection[] {
  const question = { required: true, question: texts.mail, help: texts.mailHelp };
  return [{ title: '', fields: [ask.mail({ ...question, ...(mail !== '' && { answer: mail }) })] }];
}
