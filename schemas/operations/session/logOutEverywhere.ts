import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const logOutEverywhere = defineOperation({
  name: 'log_out_everywhere',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary: "Ends every session and code of the caller's account, including this session.",
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
