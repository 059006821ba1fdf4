import type {
  WireCondition,
  WireConfig,
  WireLayout,
  WireQuestion,
  WireRepeat,
  WireSection,
} from '../sections/wireSection.ts';
import { checkedType, checkQid } from './choices/qids.ts';
import { both, either, isCondition, known } from './conditions/verdict.ts';
import { fieldsOf, isAnswered, isFilled } from './conditions/verdictOf.ts';
import { presetInRow } from './data/answersOfData.ts';
import { isSameJson } from './data/isSameJson.ts';
import { restQid, restType } from './data/rowRest.ts';
import {
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaList,
  type SchemaMember,
  type SchemaVariant,
  type SchemaVariants,
  type Verdict,
  withRulesOf,
} from './schemaMembers.ts';

/** The facts about a level that the levels around it decide. */
interface Surroundings {
  /** When the level is asked. */
  readonly asked: Verdict;
  /** When its object is there, so that its required properties count. */
  readonly present: Verdict;
  /** Whether the level is in a row, whose questions begin with the defaults of their properties. */
  readonly isRow: boolean;
  /** Whether the object is there from the start. */
  readonly isThere: boolean;
}

const whole: Surroundings = { asked: true, present: true, isRow: false, isThere: true };

/**
 * The sections of a level: one per object, in the order of the properties. Properties behind an object make a section of
 * their own.
 */
export function levelSections(level: SchemaLevel, around: Surroundings = whole): readonly WireSection[] {
  const sections: OpenSection[] = [];
  // Whether it can be read is seen where the sections are.
  const layout = level.layout as WireLayout | undefined;
  let open: WireQuestion[] | undefined;
  let isIntroduced = false;
  const add = (question: WireQuestion) => {
    if (!open) {
      const isFirst = sections.length === 0;
      open = isFirst || (level.check && !isIntroduced) ? introduction(level, around) : [];
      isIntroduced = true;
      const title = isFirst || level.name !== '' ? level.texts.title : '';
      sections.push({ title, fields: open, ...(layout !== undefined && { layout }) });
    }
    open.push(question);
  };
  const addMember = (inside: SchemaLevel, member: SchemaMember): void => {
    if (member.is === 'fixed' || rulesOf(inside, member).asked === false) return;
    if (member.is === 'level') {
      open = undefined;
      sections.push(...levelSections(member, surroundingsOf(inside, member, around)).map(mutable));
    } else if (member.is === 'variants') {
      if (member.isOwn) add(selectorQuestion(inside, member, around));
      for (const variant of member.variants)
        addMember(whereChosen(withRulesOf(inside, member, variant), member, variant), variant.member);
    } else add(questionOf(inside, member, around));
  };
  for (const member of level.members) addMember(level, member);
  if (level.check && !isIntroduced) sections.push({ title: '', fields: introduction(level, around) });
  return sections;
}

/** The question that chooses between the schemas of one property. */
function selectorQuestion(level: SchemaLevel, member: SchemaVariants, around: Surroundings): WireQuestion {
  const { asked, required } = rulesOf(level, member);
  const rules = new Map([['', { asked, required: member.isNullable ? false : required }]]);
  return questionOf({ ...level, rules }, member.selector, around);
}

/** A level in which a property is asked while this schema of it is chosen. */
function whereChosen(
  level: SchemaLevel,
  { name, selector }: SchemaVariants,
  { values }: SchemaVariant,
): SchemaLevel {
  const rules = level.rules.get(name);
  const asked = known(both(rules?.asked ?? true, isAnswered(selector, values)), true);
  return { ...level, rules: new Map([[name, { required: rules?.required ?? false, asked }]]) };
}

/** The questions of one row. Objects in it follow each other, each below its title. The last one carries the row's data. */
function rowQuestions({ row }: SchemaList): readonly WireQuestion[] {
  // Nothing is required in a row that stands for `null`.
  const present = row.isNullable ? known(either(...fieldsOf(row).map(isFilled)), true) : true;
  const around = { ...whole, isRow: true, present, isThere: !row.isNullable };
  const questions = levelSections(row, around).flatMap(({ fields }) => fields);
  return [...questions, { qid: restQid(row), nid: 0, type: restType, question: '' }];
}

interface OpenSection extends Omit<WireSection, 'title' | 'fields'> {
  readonly title: string;
  readonly fields: WireQuestion[];
}

function mutable({ title, fields, ...section }: WireSection): OpenSection {
  return { ...section, title: typeof title === 'string' ? title : '', fields: [...fields] };
}

function surroundingsOf(level: SchemaLevel, member: SchemaLevel, around: Surroundings): Surroundings {
  const rules = rulesOf(level, member);
  const filled = either(...fieldsOf(member).map(isFilled));
  return {
    asked: known(both(around.asked, rules.asked), true),
    present: rules.required === true && !member.isNullable ? around.present : known(filled, true),
    isRow: around.isRow,
    isThere: around.isThere && rules.required === true && !member.isNullable,
  };
}

function questionOf(
  level: SchemaLevel,
  member: Exclude<SchemaMember, SchemaLevel | SchemaVariants | { is: 'fixed' }>,
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
    ...(isCondition(asked) && { visible_when: asked }),
    ...(member.is === 'field' ? fieldParts(level, member, around) : { type: keptType }),
  };
}

/** A type that no kind accepts: the form shows a note. */
const keptType = 'json-schema-value';

type FieldParts = Pick<WireQuestion, 'type' | 'options' | 'config' | 'fields' | 'required' | 'required_when'>;

function fieldParts(level: SchemaLevel, field: SchemaField, around: Surroundings): FieldParts {
  const { question } = field.asked;
  const required = requirement(level, field, around);
  // A box that isn't ticked needs no default.
  const preset =
    around.isRow && around.isThere && field.preset !== false ? presetInRow(field, field.preset) : undefined;
  const config: WireConfig = {
    ...question.config,
    ...(field.list && { repeat: repeatOf(field.list, required.required === 1) }),
    ...(preset !== undefined && { default: preset }),
    ...(field.texts.access !== 'write' && { access: field.texts.access }),
  };
  return {
    ...question,
    ...((question.config || Object.keys(config).length > 0) && { config }),
    ...(field.list && { fields: rowQuestions(field.list) }),
    ...required,
  };
}

/** How often a list is asked. Where it may be left out, its minimum counts from the first row on. */
function repeatOf({ least, most, label, isDetail }: SchemaList, isRequired: boolean): WireRepeat {
  return {
    ...(isDetail && { layout: 'detail' }),
    ...(least > 0 && { min: least }),
    ...(most !== undefined && { max: most }),
    ...(label !== '' && { label }),
    ...(least > 0 && !isRequired && { optional: 1 }),
  };
}

function requirement(
  level: SchemaLevel,
  field: SchemaField,
  around: Surroundings,
): { readonly required?: 1; readonly required_when?: WireCondition } {
  if (field.asked.isAlwaysSent || field.isNullable || field.emptied !== undefined) return {};
  const { asked, required: own } = rulesOf(level, field);
  const required = both(around.present, own);
  // A question that is asked only where it is required needs no condition twice.
  if (required === true || (around.present === true && isSameJson(own, asked) && own !== false))
    return { required: 1 };
  return isCondition(required) ? { required_when: required } : {};
}

/** The description of an object, above its questions. In a row also the title of an object inside it. */
function introduction(
  { texts, qid, name, check, checkTitle = '' }: SchemaLevel,
  { asked, isRow }: Surroundings,
): WireQuestion[] {
  const isTitled = isRow && name !== '';
  if (texts.help === '' && !isTitled && !check) return [];
  const config = { text: texts.help, ...(check && isTitled && { is_titled: 1 }) };
  return [
    {
      ...{
        qid: check ? checkQid(qid) : qid === '' ? 'introduction' : `${qid}/`,
        nid: 0,
        type: check ? checkedType : 'static',
        question: check ? checkTitle : isTitled ? texts.title : '',
        config,
      },
      ...((isRow || check) && isCondition(asked) && { visible_when: asked }),
    },
  ];
}
