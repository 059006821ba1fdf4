import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { IsoDate, Nid } from '../../scalars.ts';

export const downloadBooks = defineOperation({
  name: 'download_books',
  method: 'POST',
  group: 'management',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads what happened to the money of a club in a period as CSV, for a manager of the club: one row for each event, with the sums before it and after it. Rows of a period that is over never change. The action list of the club says who downloaded it.',
  request: Type.Object({ club: Nid, from: IsoDate, until: IsoDate }),
  response: envelope(Type.Null()),
});
