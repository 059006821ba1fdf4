import { configText } from '../../questions/building-blocks/configField.ts';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { headingField } from '../../questions/question-kind/headingField.ts';
import type { Finding } from '../../questions/question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { staticKind } from '../../questions/static/static.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { dataOfAnswers } from '../data/dataOfAnswers.ts';
import { keyOf } from '../data/keyOf.ts';
import type { SchemaField, SchemaLevel, SchemaMember } from '../schemaMembers.ts';
import { pointerParts } from '../schemaReader.ts';
import { fitsSchema } from './fits.ts';
import { checkedType, checkQid, pointerOfQid } from './qids.ts';
import { schemaWords } from './words.ts';

/** Keywords that no question says, with the place of the value that they are about. */
interface Check {
  readonly schema: WireRecord;
  /** Whether the value is an object with questions of its own. */
  readonly isWhole: boolean;
  /** The level that is written as a whole: that of the form, or that of a row. */
  readonly whole: SchemaLevel;
  readonly formOf: () => CompiledForm | undefined;
}

/** Everything of a form that is checked on the data it would send. */
export interface DataChecks {
  readonly root: unknown;
  readonly byQid: ReadonlyMap<string, Check>;
}

/** Collects what the questions of a schema don't say. @param formOf the form, once it is compiled. */
export function dataChecks(
  root: unknown,
  level: SchemaLevel,
  formOf: () => CompiledForm | undefined,
): DataChecks {
  const byQid = new Map<string, Check>();
  collect(level, { whole: level, formOf });
  return { root, byQid };

  function collect(inside: SchemaLevel, around: Omit<Check, 'schema' | 'isWhole'>): void {
    if (inside.check) byQid.set(checkQid(inside.qid), { ...around, schema: inside.check, isWhole: true });
    for (const member of inside.members) collectMember(member, around);
  }

  function collectMember(member: SchemaMember, around: Omit<Check, 'schema' | 'isWhole'>): void {
    if (member.is === 'level') collect(member, around);
    else if (member.is === 'field') collectField(member, around);
    else if (member.is === 'variants') {
      if (member.isOwn) collectField(member.selector, around);
      for (const variant of member.variants) collectMember(variant.member, around);
    }
  }

  function collectField(field: SchemaField, around: Omit<Check, 'schema' | 'isWhole'>): void {
    if (field.check) byQid.set(field.qid, { ...around, schema: field.check, isWhole: false });
    if (field.list)
      collect(field.list.row, {
        whole: field.list.row,
        formOf: () => around.formOf()?.rows.get(keyOf(field)),
      });
  }
}

/** Kinds for the questions whose schema says more than they do. Each is like a given one, and checks the data too. */
export function checkedKinds(checks: DataChecks, kinds: readonly QuestionKind[]): readonly QuestionKind[] {
  const { byQid } = checks;
  if (byQid.size === 0) return [];
  const written = new WeakMap<Answers, WireRecord>();
  const findings = (qid: string, { answers, texts, settings }: CheckContext): readonly Finding[] => {
    const check = byQid.get(qid);
    const form = check?.formOf();
    if (!check || !form) return [];
    const data =
      written.get(answers) ??
      dataOfAnswers(form, check.whole, { answers, base: undefined, keepsValues: false });
    written.set(answers, data);
    // A row without an answer may be sent as null, which has none of the properties that a schema speaks of.
    if (check.whole.isNullable && Object.keys(data).length === 0) return [];
    const value = valueAt(data, check.whole, qid);
    if (value === undefined || fitsSchema(checks.root, check.schema, value)) return [];
    const { unfit, severalFit } = schemaWords(settings.locale);
    const message = Object.hasOwn(check.schema, '~atMostOne')
      ? severalFit
      : check.isWhole
        ? unfit
        : texts.invalidValue;
    return [{ rule: 'format', message }];
  };
  const ofObjects: QuestionKind<string> = {
    ...staticKind,
    accepts: ({ type }) => type === checkedType,
    // Its label names the object in a problem. On the screen the object has its title already, other than in a row.
    uiSchema: (question) => ({
      'ui:field': headingField,
      'ui:options': {
        text: configText(question, 'text'),
        heading: configText(question, 'is_titled') === '1' ? question.label : '',
      },
    }),
    ownNames: ['config.text', 'config.is_titled'],
    // Only a filled question is checked.
    decode: () => ({ answer: 'checked' }),
    isFilled: () => true,
    check: (_answer, { qid }, context) => findings(qid, context),
  };
  const likeOthers = kinds.map(
    (kind): QuestionKind => ({
      ...kind,
      checkedAs: kind,
      accepts: (question) => byQid.has(question.qid) && kind.accepts(question),
      check: (answer, question, context) => {
        const own = kind.check?.(answer, question, context) ?? [];
        return own.length > 0 ? own : findings(question.qid, context);
      },
    }),
  );
  return [ofObjects, ...likeOthers];
}

/** The value in the data of a level that a question is about. */
function valueAt(data: WireRecord, whole: SchemaLevel, qid: string): unknown {
  const path = pointerOfQid(qid).slice(pointerOfQid(whole.qid).length);
  const isPlain = whole.members.length === 1 && whole.members[0]?.name === '' && whole.isClosed;
  return pointerParts(path).reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    isPlain ? data[''] : data,
  );
}
