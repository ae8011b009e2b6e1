import { createMemoryWeb } from '../../fetch/testing/memory-web.ts';
import { createListingSource } from '../../listings/web/listing-source.ts';
import { readListing } from '../../listings/web/read.ts';
import { scriptWriterContract } from '../contract.ts';
import { createTemplateWriter } from './writer.ts';

scriptWriterContract('template', async () => ({
  writer: createTemplateWriter(createListingSource(createMemoryWeb({}), async (task) => readListing(task))),
}));
