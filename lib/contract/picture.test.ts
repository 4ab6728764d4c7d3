import { mediaInput } from './media';
import { maxPictureBytes, pictureInput, withFileName } from './picture';

const content = Buffer.alloc(maxPictureBytes).toString('base64');
const largest = withFileName(`data:image/jpeg;base64,${content}`, '照'.repeat(60));

it('a picture may be as large as it may be whatever its file is called, wherever it is taken', () => {
  expect(pictureInput.safeParse(largest).success).toBe(true);
  expect(mediaInput.safeParse({ picture: largest }).success).toBe(true);
});

it('a larger one is too large in both places', () => {
  const larger = `${largest}${'A'.repeat(1_000)}`;
  const faults = [pictureInput.safeParse(larger), mediaInput.safeParse({ picture: larger })];
  for (const { error } of faults) expect(error?.issues[0]?.message).toContain('pictureTooLarge');
});
