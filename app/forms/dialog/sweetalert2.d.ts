/** The build without styles of its own, which the policy of pages would refuse. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export {default} from 'sweetalert2'
}
