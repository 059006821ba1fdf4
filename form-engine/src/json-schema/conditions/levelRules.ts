import { isSameJson } from '../data/isSameJson.ts';
import type { MemberRules, SchemaMember, Verdict } from '../schemaMembers.ts';
import type { OpenLevel, RuleSources, Source } from './openLevel.ts';
import { both, either, known, opposite } from './verdict.ts';

/** The rules of all properties of a level. */
export function levelRules(level: OpenLevel): ReadonlyMap<string | symbol, MemberRules> {
  const rules = new Map<string | symbol, MemberRules>();
  for (const [name, sources] of level.sources) {
    const member = level.members.get(name);
    if (member) rules.set(name, memberRules(level, member, sources));
    else reportAbsent(level, sources);
  }
  return rules;
}

function memberRules(level: OpenLevel, member: SchemaMember, sources: RuleSources): MemberRules {
  const declared = known(either(...sources.asked.map(({ when }) => when())), true);
  reportAlwaysAsked(level, sources.asked);
  const required = requirement(level, member, { sources: sources.required, declared });
  const refused = sayable(sources.refused);
  const asked = known(either(declared, required), true);
  if (refused === false) return { asked, required };
  if (required === false) return { asked: known(both(declared, opposite(refused)), true), required };
  for (const { at, root } of sources.refused)
    level.doubt(root, at, 'false only hides a property that nothing requires');
  return { asked, required };
}

/** Its answer is checked also where the schema doesn't look at it. */
function reportAlwaysAsked({ reader }: OpenLevel, sources: readonly Source[]): void {
  if (sources.some(({ isBase }) => isBase)) return;
  for (const { at, when } of sources)
    if (when() === 'unknowable')
      reader.report(
        'unsupported-keyword',
        at,
        'the condition of this property is not supported: it is always asked',
      );
}

interface Demands {
  readonly sources: readonly Source[];
  /** The condition to ask the property. */
  readonly declared: Verdict;
}

/**
 * The condition under which a property is required. An object is required always, whenever it is asked, or never: it may not depend on other
 * answers.
 */
function requirement(level: OpenLevel, member: SchemaMember, { sources, declared }: Demands): Verdict {
  const verdict = sayable(sources);
  if (member.is === 'field' || member.is === 'fixed' || member.is === 'variants') return verdict;
  const isRequired =
    member.is === 'level' &&
    (sources.some(({ isBase }) => isBase) || (verdict !== false && isSameJson(verdict, declared)));
  const unchecked = isRequired || verdict === false ? [] : sources;
  for (const { at, root } of unchecked)
    level.doubt(
      root,
      at,
      `that "${member.name.slice(0, 60)}" is required here is only checked by validateData`,
    );
  return isRequired;
}

/** The condition under which one of these sources holds. Those that can't be said are left out. */
function sayable(sources: readonly Source[]): Verdict {
  return known(either(...sources.map(({ when }) => known(when(), false))), false);
}

function reportAbsent(level: OpenLevel, { required }: RuleSources): void {
  for (const { at, root } of required)
    level.doubt(root, at, 'a property is required that the schema refuses');
}
