import type { federationMembersOperations } from '#schemas/operations/federation-members.ts';
import { changeFederationMembers } from '../services/management/people/cards/changeFederationMembers.ts';
import {
  importFederationMembers,
  judgeCards,
} from '../services/management/people/cards/importFederationMembers.ts';
import { loadFederationMembers } from '../services/management/people/cards/loadFederationMembers.ts';
import type { HandlersOf } from './operationHandler.ts';

export const federationMembersHandlers = {
  get_federation_members: async (call) => {
    const { club, request } = call;
    const { federation, member, search = '', ended = false, offset = 0, limit = 100 } = request;
    const wanted = { clubNid: club.nid, federation, member, search, ended, offset, limit };
    return { result: await loadFederationMembers(call, wanted) };
  },
  change_federation_members: async (call) => {
    const { club, caller, request } = call;
    const { federation, change } = request;
    await changeFederationMembers(call, { club, by: caller.uid, federation, change });
    return { result: null };
  },
  import_federation_members: async (call) => {
    const { club, caller, request } = call;
    const { federation, rows, preview } = request;
    const wanted = { club, by: caller.uid, federation, rows };
    return { result: await (preview ? judgeCards : importFederationMembers)(call, wanted) };
  },
} satisfies HandlersOf<typeof federationMembersOperations>;
