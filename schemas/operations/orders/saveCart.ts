import { Type } from 'typebox';
import { CartContents, KeptCart } from '../../entities/keptCart.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const saveCart = defineOperation({
  name: 'save_cart',
  method: 'POST',
  group: 'orders',
  access: 'user',
  summary:
    'Keeps the contents of a cart, or without `contents` that it was emptied, unless a newer change is kept already. Answers with the cart that stands. Prices and holds nothing.',
  request: Type.Object({
    ...{ club: Nid, uid: Uid },
    contents: Type.Optional(CartContents),
    age: Type.Integer({
      ...{ minimum: 0, maximum: 2_592_000_000 },
      description: 'Milliseconds since the person made the change, by the clock of the device',
    }),
  }),
  response: envelope(KeptCart),
});
