import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm, type KindName } from '#form-engine/src/headless.ts';
import { nl } from '#form-engine/src/texts/nl.ts';
import { kindNames } from './kindNames.ts';

const longestName = 30;
const spelling = /^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/;
const howToSpell = `lower case letters, digits and single underscores, at most ${longestName} characters, such as shirt_number`;

/** Why a kind can't have this name, as a sentence; `undefined` where it can. */
export function nameFault(name: string, root: string): string | undefined {
  if (!isSpelledWell(name)) return `“${name}” is no name for a kind: write it with ${howToSpell}.`;
  if (name in Object.prototype)
    return `“${name}” is a property of every object in JavaScript. Choose another name.`;
  const kind = kindThatAsks(name);
  if (kind !== 'unknown') return `{ "type": "${name}" } is asked by the kind “${kind}” already.`;
  const { camel, folder } = kindNames(name);
  if (camel in nl) return `texts/nl.ts has a text with the key “${camel}” already. Choose another name.`;
  const taken = [`form-engine/src/questions/${folder}`, `form-engine/src/rules/${camel}.ts`].find((path) =>
    existsSync(join(root, path)),
  );
  return taken && `${taken} exists already. Choose another name.`;
}

/** Why a setting can't have this name, as a sentence; `undefined` where it can. */
export function settingFault(setting: string): string | undefined {
  return isSpelledWell(setting) && !(setting in Object.prototype)
    ? undefined
    : `“${setting}” is no name for a setting: write it with ${howToSpell}.`;
}

function isSpelledWell(name: string): boolean {
  return name.length <= longestName && spelling.test(name);
}

function kindThatAsks(type: string): KindName | string | undefined {
  const form = compileForm([{ title: 'T', fields: [{ qid: 'q', nid: 0, type, question: 'Q' }] }]);
  return form.kinds.get('q_0')?.name;
}
