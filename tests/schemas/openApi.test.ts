import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#schemas/openApi.ts';
import { operations } from '#schemas/operations.ts';

describe('openApiDocument', () => {
  const document = openApiDocument();

  it('lists each operation under its address and method', () => {
    for (const { name, method } of Object.values(operations))
      expect(document.paths[`/api?q=${name}`]).toMatchObject({
        [method.toLowerCase()]: { operationId: name },
      });
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(operations).length);
  });

  it('requires a session only for an operation that needs one', () => {
    expect(document.paths['/api?q=search_clubs']).toMatchObject({ get: { security: [] } });
    expect(document.paths['/api?q=get_order']).toMatchObject({
      get: { security: [{ cookie: [] }, { bearer: [] }] },
    });
  });

  it('puts the request of a GET in the query and the request of a POST in the body', () => {
    expect(document.paths['/api?q=get_order']).toMatchObject({
      get: { parameters: [{ name: 'oids', in: 'query', required: true }] },
    });
    expect(document.paths['/api?q=place_order']).toMatchObject({
      post: {
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      },
    });
  });

  it('describes a body with a file as a multipart form, and an answer that is a file as binary', () => {
    expect(document.paths['/api?q=save_question_files']).toMatchObject({
      post: {
        requestBody: {
          content: { 'multipart/form-data': { schema: { properties: { qid: {}, file: {} } } } },
        },
      },
    });
    expect(document.paths['/api?q=open_question_file']).toMatchObject({
      get: { responses: { '200': { content: { '*/*': { schema: { format: 'binary' } } } } } },
    });
  });

  it('contains every component that it refers to, and no other reference', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g);
    expect(new Set([...references].map(([, target]) => target))).toEqual(
      new Set(['#/components/schemas/Refusal']),
    );
  });
});
