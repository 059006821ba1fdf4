import { both, type DraftQuestion, type DraftSection, rulesOf, type WireCondition } from '../draft.ts';
import { type Leave, shortText, within } from '../imported.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { choiceLists } from './choiceLists.ts';
import { readXlsQuestion, relevance } from './readXlsQuestion.ts';
import { type Row, rowsOf } from './xlsRows.ts';

/** Whether a workbook is an XLSForm: a sheet `survey` with the types of its questions. */
export function isXlsForm(sheets: readonly Sheet[]): boolean {
  const survey = sheetOf(sheets, 'survey');
  const headings = survey?.rows.find((row) => row.some((cell) => cell.trim() !== '')) ?? [];
  const names = headings.map((cell) => cell.trim().toLowerCase());
  return names.includes('type') && names.some((name) => name === 'name' || name.startsWith('label'));
}

function sheetOf(sheets: readonly Sheet[], name: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
}

/** A group or a repeat that is open. */
interface Open {
  readonly is: 'group' | 'repeat';
  readonly row: Row;
  readonly where: string;
  readonly visible_when: WireCondition | undefined;
  /** The questions of a repeat, or of a group in one. */
  readonly fields: DraftQuestion[];
}

/** Reads the sheets of an XLSForm: `survey`, `choices` and `settings`. */
export function readXlsForm(sheets: readonly Sheet[], leave: Leave): readonly DraftSection[] {
  const settings = rowsOf(sheetOf(sheets, 'settings'), leave, undefined)[0];
  const defaultTag = settings?.cell('default_language');
  const formTitle = settings?.cell('form_title') ?? '';
  settings?.leaveRest(() => 'technical');
  for (const sheet of sheets)
    if (!['survey', 'choices', 'settings'].includes(sheet.name.trim().toLowerCase()) && sheet.rows.length > 0)
      leave(sheet.name, shortText(sheet.rows.slice(0, 3)), 'unreadable');
  const lists = choiceLists(rowsOf(sheetOf(sheets, 'choices'), leave, defaultTag));
  const sections: {
    where: string;
    title: DraftSection['title'];
    visible_when: WireCondition | undefined;
    fields: DraftQuestion[];
  }[] = [];
  const open: Open[] = [];
  const repeat = () => open.findLast(({ is }) => is === 'repeat');
  const visibleIn = (holders: readonly Open[]) =>
    holders.reduce<WireCondition | undefined>((all, { visible_when }) => both(all, visible_when), undefined);
  const startSection = () => {
    const group = open.at(-1);
    const title = group ? (group.row.text('label') ?? '') : sections.length === 0 ? formTitle : '';
    sections.push({ where: group?.where ?? '', title, visible_when: visibleIn(open), fields: [] });
  };
  let isNewSection = true;
  const add = (question: DraftQuestion) => {
    const around = repeat();
    if (around) {
      // A group in a repeat is none on the screen: its condition goes to each of its questions.
      const inside = visibleIn(open.slice(open.indexOf(around) + 1));
      const rules = rulesOf({ ...question.rules, visible_when: both(inside, question.rules?.visible_when) });
      around.fields.push({ ...question, rules });
      return;
    }
    if (isNewSection) startSection();
    isNewSection = false;
    sections.at(-1)?.fields.push(question);
  };
  for (const row of rowsOf(sheetOf(sheets, 'survey'), leave, defaultTag)) {
    const type = row.cell('type').trim().replace(/\s+/g, ' ');
    const [, begins] = /^begin[ _](group|repeat)$/i.exec(type) ?? [];
    const [, ends] = /^end[ _](group|repeat)$/i.exec(type) ?? [];
    if (begins !== undefined) {
      const is = begins.toLowerCase() === 'repeat' ? 'repeat' : 'group';
      const where = within(open.at(-1)?.where ?? '', row.cell('name') || row.where);
      open.push({ is, row, where, visible_when: relevance(row), fields: [] });
      if (is === 'group' && repeat() && row.text('label') !== undefined) row.leave('label', 'setting');
      isNewSection ||= is === 'group' && !repeat();
    } else if (ends !== undefined) {
      const closed = open.pop();
      row.leaveRest(() => 'technical');
      if (!closed) {
        leave(row.where, type, 'unreadable');
        continue;
      }
      if (closed.is === 'repeat') add(groupOf(closed));
      else isNewSection ||= !repeat();
      closed.row.leaveRest((name) => (name === 'appearance' ? 'look' : 'setting'));
    } else for (const question of readXlsQuestion(row, { type, lists, leave })) add(question);
  }
  // A repeat that was never closed ends with the sheet.
  while (open.length > 0) {
    const closed = open.pop();
    if (closed) leave(closed.row.where, `begin_${closed.is} ${closed.row.cell('name')}`, 'unreadable');
    if (closed?.is === 'repeat') add(groupOf(closed));
  }
  lists.leaveRest();
  return sections.filter(({ fields }) => fields.length > 0);
}

function groupOf({ row, fields, visible_when, where }: Open): DraftQuestion {
  const name = row.cell('name');
  const count = row.cell('repeat_count');
  const isNumber = /^\d+$/.test(count);
  if (count !== '' && !isNumber) row.leave('repeat_count', 'rule');
  const rows = isNumber ? { min: Number(count), max: Number(count) } : {};
  return {
    ...{ name, where, fields },
    question: { type: 'group', question: row.text('label') ?? name, config: { repeat: rows } },
    rules: rulesOf({ visible_when }),
  };
}
