import { Type } from 'typebox';
import { ColumnId, FormAnswer, FormAnswerDetail, FormColumn } from '../entities/management/formColumn.ts';
import { FormSummary } from '../entities/management/formSummary.ts';
import { ManagedForm, NewForm } from '../entities/management/managedForm.ts';
import { SheetFormat } from '../entities/management/sheetFormat.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { IsoDate, Nid, ShortText, UrlName } from '../scalars.ts';

/** A day in Brussels, itself included; null: open on that side. */
const Day = Type.Union([IsoDate, Type.Null()]);
const Title = Type.String({ minLength: 1, maxLength: 120 });
const ofForm = { club: Nid, form: Type.Unsafe<string>({ ...UrlName, description: 'The url of the form' }) };

export const managedFormsOperations = operationsOf('managed-forms', {
  get_managed_forms: {
    method: 'GET',
    access: 'user',
    task: 'forms',
    summary:
      'Lists the forms outside courses of a club that the caller manages, drafts included, with how often each was sent.',
    request: Type.Object({ club: Nid }),
    response: envelope(skipping(Type.Array(ManagedForm))),
  },
  read_form_summary: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    keepsPages: true,
    summary:
      'Sums up the answers to a form of a club that the caller manages: counts of options, the spread of numbers and days, the latest texts. A reworded question has an entry for each wording. Answers that may be about health are only counted, unless `health` asks for them; the action list of the club then says who read them.',
    request: Type.Object({ ...ofForm, health: Type.Optional(Type.Boolean()) }),
    response: envelope(FormSummary),
  },
  get_form_answers: {
    method: 'GET',
    access: 'user',
    task: 'forms',
    summary:
      'Lists a page of the answers to a form of a club that the caller manages, the newest first. Answers that may be about health are neither listed nor searched; read_form_answer has them.',
    request: Type.Object({
      ...ofForm,
      /** Every word in the answers or in the name. */
      search: Type.Optional(ShortText),
      /** With `option`: only answers that chose this option of this question. */
      column: Type.Optional(ColumnId),
      option: Type.Optional(Type.String({ maxLength: 1000 })),
      /** The last answer of the page before. */
      before: Type.Optional(Nid),
      /** Default: 50. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(skipping(Type.Array(FormAnswer)), {
      title: Type.String({ description: 'Title of the form' }),
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
      columns: skipping(Type.Array(FormColumn)),
    }),
  },
  read_form_answer: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    keepsPages: true,
    summary:
      'Reads everything that somebody answered to a form of a club that the caller manages. When it shows answers about health, the action list of the club says who read them.',
    request: Type.Object({
      ...ofForm,
      sent: Type.Unsafe<number>({ ...Nid, description: 'Id of get_form_answers' }),
    }),
    response: envelope(FormAnswerDetail),
  },
  download_form_answers: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the answers to a form of a club that the caller manages as CSV or as a workbook (XLSX). It is streamed. The action list of the club says who downloaded it.',
    request: Type.Object({
      ...ofForm,
      /** Also the answers that may be about health. Default: false. */
      health: Type.Optional(Type.Boolean()),
      format: Type.Optional(SheetFormat),
    }),
    response: envelope(Type.Null()),
  },
  create_form: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    idempotent: true,
    summary: 'Makes a form without questions for a club that the caller manages, as a draft.',
    request: Type.Object({ club: Nid, title: Title }),
    response: envelope(NewForm),
  },
  duplicate_form: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    idempotent: true,
    summary:
      'Copies a form of a club that the caller manages with its questions, as a draft. Its answers stay with the first form.',
    request: Type.Object({ ...ofForm, title: Title }),
    response: envelope(NewForm),
  },
  set_form_state: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    summary:
      'Opens or closes a form of a club that the caller manages, today. Closing waits for whoever is sending it at that moment: no answer comes in afterwards. Opening drops a day on which it closed, or would open later; it is refused with `not-available` for a form without questions.',
    request: Type.Object({ ...ofForm, state: Type.Enum(['open', 'closed']) }),
    response: envelope(Type.Null()),
  },
  change_form: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    summary:
      'Changes what a form of a club that the caller manages says of itself: its title, its introduction, whether sending it needs a login, and the days between which it is open. Its url, its questions and its answers stay.',
    request: Type.Object({
      ...ofForm,
      title: Title,
      description: Type.String({ maxLength: 10_000 }),
      needsLogin: Type.Boolean(),
      opensOn: Day,
      closesOn: Day,
    }),
    response: envelope(Type.Null()),
  },
  remove_form: {
    method: 'POST',
    access: 'user',
    task: 'forms',
    summary:
      'Deletes a form of a club that the caller manages. Refused with `not-available` when somebody has sent it: its answers would go too.',
    request: Type.Object(ofForm),
    response: envelope(Type.Null()),
  },
});
