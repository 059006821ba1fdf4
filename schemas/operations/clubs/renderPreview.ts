import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { largestInteger, Nid } from '../../scalars.ts';

export const renderPreview = defineOperation({
  name: 'render_preview',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary:
    "Returns a picture, opened by the browser: the thumbnail of a club's file (`fid`), or its placeholder.",
  answers: 'browser',
  request: Type.Object({
    club: Nid,
    fid: Type.Optional(Type.Integer({ minimum: 1, maximum: largestInteger })),
    /** Placeholder picture that other backends show. This server ignores it, draws its own, and fetches nothing. */
    url: Type.Optional(Type.String({ maxLength: 500 })),
    format: Type.Optional(Type.Enum(['thumbnail', 'logo', 'cover', 'small', 'medium', 'large'])),
    encoding: Type.Optional(Type.Enum(['avif', 'webp'])),
  }),
  response: Type.Object({}),
});
