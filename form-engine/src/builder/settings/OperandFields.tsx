import type { WireDate } from '../../sections/wireSection.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { AskedBefore } from '../parts/askedBefore.ts';
import {
  type AnswerOperand,
  type Operand,
  type RowsName,
  type RowsOperand,
  rowsNames,
} from '../words/expressionOperands.ts';
import { Pick } from './fields.tsx';

interface OperandFieldsProps {
  readonly label: string;
  readonly operand: Operand;
  readonly questions: readonly AskedBefore[];
  /** Whether the computation makes a text: any answer can stand in it. */
  readonly isText: boolean;
  readonly onChange: (operand: Operand) => void;
}

/** A value of a computation: a fixed one, another answer, the rows of a group, or days between dates. */
export function OperandFields({ label, operand, questions, isText, onChange }: OperandFieldsProps) {
  const { texts } = useBuilderContext();
  const offered = questions.flatMap((asked) => operandsOf(asked, isText));
  const dates = questions.filter(({ kind }) => kind && dated.includes(kind.name));
  const hasDays = dates.length > 0 || operand.sort === 'days';
  const at = offered.findIndex((one) => isSame(one.operand, operand));
  const choose = (name: string) => {
    const [from] = dates.map((asked) => ({ ref: asked.qid, ...nidOf(asked) }));
    if (name === 'days') onChange({ sort: 'days', from: from ?? '', to: 'today' });
    else
      onChange(offered[Number(name)]?.operand ?? { sort: name === 'literal' ? name : 'number', value: '' });
  };
  return (
    <>
      <Pick
        isUnlabelled
        label={label}
        choices={[
          ['number', texts.fixedNumber],
          ['literal', texts.operands.literal],
          ...(hasDays ? [['days', texts.operands.days] as const] : []),
          ...offered.map(({ sort, named }, index) => {
            const text = sort === 'ref' ? named.label : fillIn(texts.operands[sort], named);
            return [String(index), text] as const;
          }),
        ]}
        value={at < 0 ? operand.sort : String(at)}
        onChange={choose}
      />
      {(operand.sort === 'number' || operand.sort === 'literal') && (
        <input
          className="cf-input"
          inputMode={operand.sort === 'number' ? 'decimal' : undefined}
          aria-label={operand.sort === 'number' ? texts.fixedNumber : texts.operands.literal}
          value={operand.value}
          onChange={({ target }) => onChange({ ...operand, value: target.value })}
        />
      )}
      {operand.sort === 'rows' && (
        <Pick
          isUnlabelled
          label={texts.rowsTogether}
          choices={rowsNames
            .filter((name) => isText || name !== 'text' || operand.of === name)
            .map((name) => [name, texts.rows[name]])}
          value={operand.of}
          // Cast is safe: the choices are the names of the type.
          onChange={(of) => onChange({ ...operand, of: of as RowsName })}
        />
      )}
      {operand.sort === 'days' &&
        (['from', 'to'] as const).map((end) => (
          <DateFields
            key={end}
            label={end === 'from' ? texts.daysFrom : texts.daysTo}
            date={operand[end]}
            questions={dates}
            onChange={(date) => onChange({ ...operand, [end]: date })}
          />
        ))}
    </>
  );
}

interface DateFieldsProps {
  readonly label: string;
  readonly date: WireDate;
  readonly questions: readonly AskedBefore[];
  readonly onChange: (date: WireDate) => void;
}

/** A date in a computation: today, the answer to a question, or a fixed day. */
function DateFields({ label, date, questions, onChange }: DateFieldsProps) {
  const { texts } = useBuilderContext();
  const at = typeof date === 'string' ? -1 : questions.findIndex((asked) => isNamed(asked, date));
  const choose = (name: string) => {
    const asked = questions[Number(name)];
    if (name !== 'today' && asked) onChange({ ref: asked.qid, ...nidOf(asked) });
    else onChange(name === 'today' ? name : '');
  };
  return (
    <div className="cf-builder-test">
      <Pick
        label={label}
        choices={[
          ['today', texts.settings.today],
          ...questions.map((asked, index) => [String(index), asked.label] as const),
          ['day', texts.settings.aDay],
        ]}
        value={date === 'today' ? date : at < 0 ? 'day' : String(at)}
        onChange={choose}
      />
      {typeof date === 'string' && date !== 'today' && (
        <input
          className="cf-input"
          type="date"
          aria-label={`${label}: ${texts.settings.aDay}`}
          value={date}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

function isNamed(asked: AskedBefore, { ref, nid }: Exclude<WireDate, string>): boolean {
  return asked.qid === String(ref) && asked.nid === nid;
}

function nidOf({ nid }: AskedBefore): { readonly nid?: number } {
  return nid === undefined ? {} : { nid };
}

interface Offered {
  readonly operand: AnswerOperand | RowsOperand;
  readonly sort: 'ref' | 'count' | 'age' | 'rows';
  /** The names in its words. */
  readonly named: { readonly label: string; readonly column: string };
}

/** The values of an answer that can be computed with. */
function operandsOf(asked: AskedBefore, isText: boolean): readonly Offered[] {
  const { qid, kind, label, columns } = asked;
  const answer = (sort: AnswerOperand['sort']): Offered => ({
    sort,
    operand: { sort, qid, ...nidOf(asked) },
    named: { label, column: '' },
  });
  if (kind?.name === 'group') {
    const rows = columns.map((column): Offered => {
      const operand = { sort: 'rows', of: 'sum', qid, ...nidOf(asked), column: column.qid } as const;
      return { sort: 'rows', operand, named: { label, column: column.label } };
    });
    return [answer('count'), ...rows];
  }
  if (kind?.name === 'birthdate') return [answer('age')];
  return kind && (isText || numeric.includes(kind.name)) ? [answer('ref')] : [];
}

function isSame(one: AnswerOperand | RowsOperand, other: Operand): boolean {
  if (one.sort === 'rows')
    return other.sort === 'rows' && one.qid === other.qid && one.column === other.column;
  return one.sort === other.sort && one.qid === other.qid;
}

const numeric: readonly string[] = ['number', 'decimal', 'slider', 'rating', 'computed', 'select', 'radio'];
const dated: readonly string[] = ['date', 'birthdate'];
