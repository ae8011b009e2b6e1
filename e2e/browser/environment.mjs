import { TestEnvironment } from 'jest-environment-node';

/**
 * Adds what the open pages show to the error of a test that fails: a failure that happens once in a hundred runs can
 * then be understood from its report.
 */
export default class extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    const pages = await this.global.describePages?.().catch((error) => `No page can be described: ${error}`);
    if (!pages) return;
    const { message, stack = message } = event.error;
    event.error.message = `${message}\n\n${pages}`;
    event.error.stack = stack.replace(message, () => event.error.message);
  }
}
