import { Box, Text } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import { useSite } from '../../layout/site-context';

/** What to try, and whom to ask, where nothing was found. */
export function NothingFound() {
  const { phones, email, paths } = useSite();
  const phone = phones[0]?.number ?? '';
  return (
    <Box data-nothing="" hidden mt={4}>
      <Text>
        Try fewer words, or another word for the same: “fee” for “payment”, “holiday” for
        “vacation”. All pages are listed below.
      </Text>
      <Text mt={3}>
        Or ask us: ring <SmartLink to={telHref(phone)}>{phone}</SmartLink>,{' '}
        {paths.includes('/ContactUs') ? (
          <>
            <SmartLink to="/ContactUs">write to us</SmartLink>{' '}
          </>
        ) : null}
        or send a mail to <SmartLink to={`mailto:${email}`}>{email}</SmartLink>.
      </Text>
    </Box>
  );
}
