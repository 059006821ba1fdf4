import { family } from '../person/registering.ts';
import type { Visitor } from './visitor.ts';

/** Answers Arabesk's general questions in the open form. */
export async function answerGeneral(visitor: Visitor): Promise<void> {
  await visitor.press('button', 'Wijzig (Wie ben je|Over )');
  await visitor.type('textbox', 'E-mailadres', family);
  await visitor.choose('Nationaliteit', 'Belgisch');
  await visitor.type('textbox', 'Wie mogen we bellen', 'An Peeters, mama');
  await visitor.type('textbox', 'Op welk nummer', '470123456');
  await visitor.seesValue('textbox', 'Op welk nummer', /470 ?12 ?34 ?56/);
  await visitor.press('radio', '^Nee$');
  await visitor.press('checkbox', 'komt? op tijd');
  await visitor.seesChecked('checkbox', 'komt? op tijd');
}
