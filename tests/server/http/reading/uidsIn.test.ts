import { describe, expect, it } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { uidsIn } from '#server/http/reading/uidsIn.ts';

describe('uidsIn', () => {
  it('finds the uid of a request', () => {
    expect(uidsIn(operations.get_user_family_members.request, { uid: 7 })).toEqual([7]);
  });

  it('finds the uid of each registration, and no uid in the answers', () => {
    const request = {
      club: 1,
      registrations: [
        { uid: 1, qids: { uid: 99 } },
        { uid: 2, qids: {} },
      ],
    };
    expect(uidsIn(operations.save_combined_course_registration_form.request, request)).toEqual([1, 2]);
  });

  it('finds companions and the partner of a couple', () => {
    const request = {
      club: 1,
      uid: 1,
      users: [2, 3],
      coupleCourse: { '1141': { uid: 5 }, '1142': { role: 'volger' } },
    };
    expect(uidsIn(operations.get_combined_course_registration_form.request, request)).toEqual([1, 2, 3, 5]);
  });

  it('finds for whom a service is, and whose UiTPAS numbers are given', () => {
    const request = {
      club: 1,
      uid: 1,
      tariffs: [],
      selectedAdditionalServices: ['7', '8;2'],
      uitpasNos: { '3': '0930000007713' },
    };
    expect(uidsIn(operations.compile_public_registration_invoice.request, request)).toEqual([1, 2, 3]);
    expect(uidsIn(operations.place_order.request, request)).toEqual([1, 2, 3]);
  });

  it('finds no uid in an operation that has no field for one', () => {
    expect(uidsIn(operations.search_clubs.request, { text: 'dans', uid: 5 })).toEqual([]);
  });
});
