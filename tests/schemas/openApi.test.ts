import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#schemas/openApi.ts';
import { operations } from '#schemas/operations.ts';

describe('openApiDocument', () => {
  const document = openApiDocument();

  it('has each operation under the address that it is called by, with its method', () => {
    for (const { name, method } of Object.values(operations))
      expect(document.paths[`/api?q=${name}`]).toMatchObject({
        [method.toLowerCase()]: { operationId: name },
      });
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(operations).length);
  });

  it('asks for a session where an operation does', () => {
    expect(document.paths['/api?q=search_clubs']).toMatchObject({ get: { security: [] } });
    expect(document.paths['/api?q=get_order']).toMatchObject({
      get: { security: [{ cookie: [] }, { bearer: [] }] },
    });
  });

  it('carries the request of a GET in the query and of a POST in the body', () => {
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

  it('says where a body is a form with a file, and where an answer is a file', () => {
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

  it('refers only to what is in the document', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g);
    expect(new Set([...references].map(([, target]) => target))).toEqual(
      new Set(['#/components/schemas/Refusal']),
    );
  });
});
