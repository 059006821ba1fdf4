import type { MemberRules, SchemaMember, Verdict } from '../schemaMembers.ts';
import type { OpenLevel, RuleSources, Source } from './openLevel.ts';
import { either, known, opposite } from './verdict.ts';

/** The rules of all properties of a level. */
export function levelRules(level: OpenLevel): ReadonlyMap<string, MemberRules> {
  const rules = new Map<string, MemberRules>();
  for (const [name, sources] of level.sources) {
    const member = level.members.get(name);
    if (member) rules.set(name, memberRules(level, member, sources));
    else reportAbsent(level, sources);
  }
  return rules;
}

function memberRules(level: OpenLevel, member: SchemaMember, sources: RuleSources): MemberRules {
  const required = requirement(level, member, sources.required);
  const declared = either(...sources.asked.map(({ when }) => when()));
  const refused = known(either(...sources.refused.map(({ when }) => when())), false);
  const asked = known(declared, true);
  if (refused === false) return { asked: known(either(asked, required), true), required };
  if (asked !== true || required !== false) {
    for (const { at } of sources.refused)
      level.reader.late(at, 'false only hides a property that is optional and declared without a condition');
    return { asked, required };
  }
  return { asked: known(opposite(refused), true), required };
}

/** When a property is required. Of an object, that may not depend on other answers. */
function requirement({ reader }: OpenLevel, member: SchemaMember, sources: readonly Source[]): Verdict {
  const verdict = known(either(...sources.map(({ when }) => when())), false);
  if (member.is === 'field' || member.is === 'fixed') return verdict;
  const isRequired = member.is === 'level' && sources.some(({ isBase }) => isBase);
  const unchecked = isRequired || verdict === false ? [] : sources;
  for (const { at } of unchecked)
    reader.late(at, `that "${member.name.slice(0, 60)}" is required here is only checked by validateData`);
  return isRequired;
}

function reportAbsent({ reader }: OpenLevel, { required }: RuleSources): void {
  for (const { at } of required) reader.late(at, 'a property is required that the schema refuses');
}
