import { createMemoryWeb } from '../../fetch/testing/memory-web.ts';
import { createListingSource } from '../../listings/web/listing-source.ts';
import { readListing } from '../../listings/web/read.ts';
import { scriptWriterContract } from '../contract.ts';
import { jsonCompletion, type ModelRequest, startModelServer } from './testing/model-server.ts';
import { createOpenAiWriter } from './writer.ts';

/** A well-behaved model's answers to the questions of the suite, by the name of the question's schema. */
const answers: Readonly<Record<string, object>> = {
  script: {
    sentences: [
      'Welcome to 12 Oak Street in Austin.',
      'It has three bedrooms and two and a half bathrooms.',
      'The range has six burners.',
      'It is offered at $649,000.',
      'Book a tour today.',
    ],
  },
  edit: {
    sentences: ['This home has three bedrooms.', 'It is offered at [price].', 'Call today.'],
    changes: ['Split.'],
  },
  translation: { translation: 'Esta casa tiene 3 habitaciones y se ofrece por [price]. Llame hoy.' },
};

const questionOf = ({ body }: ModelRequest): string => JSON.parse(body).response_format.json_schema.name;

scriptWriterContract('OpenAI', async () => {
  const server = await startModelServer();
  server.replies.push((request, response) =>
    jsonCompletion(answers[questionOf(request)] ?? { error: 'unknown question' })(request, response),
  );
  return {
    writer: createOpenAiWriter(
      createListingSource(createMemoryWeb({}), async (task) => readListing(task)),
      {
        apiKey: 'sk-test',
        baseUrl: server.baseUrl,
        model: 'test-model',
      },
    ),
    close: server.close,
  };
});
