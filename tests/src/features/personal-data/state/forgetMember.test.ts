import { afterEach, describe, expect, it } from 'vitest';
import { browserCart, isEmptyCart, noItems, withTariff } from '#src/features/basket/index.ts';
import { forgetMember } from '#src/features/personal-data/state/forgetMember.ts';

const [login, fien, stan] = [2, 22, 222];
const owners = [login, fien, stan].flatMap((uid) => [1, 22].map((club) => ({ club, uid })));

describe('forgetMember', () => {
  afterEach(() => {
    for (const owner of owners) browserCart.getState().clear(owner);
  });

  it('empties the carts of one member at every club, including carts that were set aside', () => {
    const { change, setAside } = browserCart.getState();
    for (const owner of owners) change(owner, (items) => withTariff(items, 1121));
    setAside({ club: 22, uid: fien });
    forgetMember({ uid: fien, login });
    const { items, emptied } = browserCart.getState();
    const filled = owners.filter(({ club, uid }) => !isEmptyCart(items[`${club}-${uid}`] ?? noItems));
    expect(filled).toEqual(owners.filter(({ uid }) => uid !== fien));
    expect(emptied).toEqual({});
  });
});
