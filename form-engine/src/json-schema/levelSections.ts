import type { WireCondition, WireQuestion, WireSection } from '../sections/wireSection.ts';
import { both, either, isCondition, known } from './conditions/verdict.ts';
import { fieldsOf, isFilled } from './conditions/verdictOf.ts';
import { isSameJson } from './isSameJson.ts';
import {
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaMember,
  type Verdict,
} from './schemaMembers.ts';

/** What the levels around a level say about it. */
interface Surroundings {
  /** When the level is asked. */
  readonly asked: Verdict;
  /** When its object is there, so that its required properties count. */
  readonly present: Verdict;
}

/**
 * The sections of a level: one per object, in the order of the properties. Properties behind an object make a section of
 * their own.
 */
export function levelSections(
  level: SchemaLevel,
  around: Surroundings = { asked: true, present: true },
): readonly WireSection[] {
  const sections: { title: string; fields: WireQuestion[] }[] = [];
  let open: WireQuestion[] | undefined;
  const add = (question: WireQuestion) => {
    if (!open) {
      const isFirst = sections.length === 0;
      open = isFirst && level.texts.help !== '' ? [introduction(level)] : [];
      sections.push({ title: isFirst || level.name !== '' ? level.texts.title : '', fields: open });
    }
    open.push(question);
  };
  for (const member of level.members) {
    if (member.is === 'fixed' || rulesOf(level, member).asked === false) continue;
    if (member.is === 'level') {
      open = undefined;
      sections.push(...levelSections(member, surroundingsOf(level, member, around)).map(mutable));
    } else add(questionOf(level, member, around));
  }
  return sections;
}

function mutable({ title, fields }: WireSection): { title: string; fields: WireQuestion[] } {
  return { title: typeof title === 'string' ? title : '', fields: [...fields] };
}

function surroundingsOf(level: SchemaLevel, member: SchemaLevel, around: Surroundings): Surroundings {
  const rules = rulesOf(level, member);
  const filled = either(...fieldsOf(member).map(isFilled));
  return {
    asked: known(both(around.asked, rules.asked), true),
    present: rules.required === true ? around.present : known(filled, true),
  };
}

function questionOf(
  level: SchemaLevel,
  member: Exclude<SchemaMember, SchemaLevel | { is: 'fixed' }>,
  around: Surroundings,
): WireQuestion {
  const { texts, qid } = member;
  const asked = known(both(around.asked, rulesOf(level, member).asked), true);
  return {
    qid,
    nid: 0,
    question: texts.title,
    ...(texts.help !== '' && { help: texts.help }),
    ...(texts.placeholder !== '' && { placeholder: texts.placeholder }),
    ...(member.is === 'field' ? member.asked.question : { type: keptType }),
    ...(isCondition(asked) && { visible_when: asked }),
    ...(member.is === 'field' && requirement(level, member, around)),
  };
}

/** A type that no kind accepts: the form shows a note. */
const keptType = 'json-schema-value';

function requirement(
  level: SchemaLevel,
  field: SchemaField,
  around: Surroundings,
): { readonly required?: 1; readonly required_when?: WireCondition } {
  if (field.asked.isAlwaysSent) return {};
  const { asked, required: own } = rulesOf(level, field);
  const required = both(around.present, own);
  // A question that is asked only where it is required needs no condition twice.
  if (required === true || (around.present === true && isSameJson(own, asked) && own !== false))
    return { required: 1 };
  return isCondition(required) ? { required_when: required } : {};
}

/** The description of an object, above its questions. */
function introduction({ texts, qid }: SchemaLevel): WireQuestion {
  return { qid: qid || 'introduction', nid: 0, type: 'static', question: '', config: { text: texts.help } };
}
