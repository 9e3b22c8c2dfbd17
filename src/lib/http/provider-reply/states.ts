/* The words for the states of a record, as programs and offices write them; those of several words in one. */

/** What says yes, and what says no. */
export const YES = /^(?:true|t|y|yes|1|on|हाँ|हां|जी हाँ)$/i;
export const NO = /^(?:false|f|n|no|0|off|नहीं|नही|ना)$/i;

/** How a state begins by which nothing is to be shown, its words in one. */
export const GONE =
  /^(?:(?:auto|in|soft|savedas)?(?:draft|delet|trash)|remov|archiv|reject|withdrawn|revok|(?:in|de)activ|disabl|disapprov|declin|denied|un(?:publish|approv)|not(?:activ|approv|display|enabl|for|publi|shown|visible)|donot|(?:hide|hidden|del|void|spam|obsolete|blocked|private|internal|confidential|(?:staff|teachers?|members?|admins?)(?:only)?|[dix]|-2)$|हटा|निष्क्रिय|अस्वीकृत|प्रारूप|ड्राफ्ट|मसौदा|अप्रकाशित|वापस)/;
/** Of an event it is shown that it is called off, or to come. */
export const GONE_ELSEWHERE = /^(?:cancel|expir|suspend|(?:scheduled|future|pending)$|रद्द)/;
/** Of what nobody has approved yet, or is shown to those alone who were given its address. */
export const WAITING =
  /^(?:pend(?!ing$)|await(?!ed)|wait(?!.{0,3}list)|submit|(?:on)?hold$|under(?!way)|(?:in|for|tobe|notyet|needs?)(?:approv|review|moderat|verif)|(?:tobe|notyet)publi|(?:review|queued|unlisted)$)/;

/** What says that parents have agreed, or that nobody had to. */
export const CONSENT =
  /^(?:true|t|y|yes|[1-9]\d*|on|ok|all|full|public|(?:consent)?(?:given|granted|agreed|accepted|approved|allowed|received|signed|obtained)(?:by\w*)?|consented|noobjection|noc|not(?:required|needed|applicable)|हाँ|हां|सहमत)$/;
