// A busy machine is no failure; a test that hangs still ends.
jest.setTimeout(120_000);

// An error nobody expected on the console is a failure, even when the assertions pass.
let complaint;
beforeEach(() => {
  complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  const calls = complaint.mock.calls;
  complaint.mockRestore();
  if (calls.length > 0) throw new Error(`Unexpected console.error: ${calls.map((call) => call.join(' ')).join('\n')}`);
});
